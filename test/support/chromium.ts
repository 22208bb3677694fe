import { spawnSync } from "node:child_process";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { LONGEST_WAIT_MS } from "./longest-wait.ts";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where a Chromium that starts is installed on this machine, if one is. */
export const chromiumPath = PLACES.find((path) => spawnSync(path, ["--version"]).status === 0);

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

/** A page of a browser that remembers nothing. */
export const openTab = async (browser: Browser, options?: BrowserContextOptions): Promise<Page> => {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  return page;
};
