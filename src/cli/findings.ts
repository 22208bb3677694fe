/** What a check found: a sentence, with advice where something is wrong. */
export type Finding = { readonly what: string; readonly isWell: boolean; readonly told: string };

export const well = (what: string, told: string): Finding => ({ what, isWell: true, told });
export const ill = (what: string, told: string): Finding => ({ what, isWell: false, told });
