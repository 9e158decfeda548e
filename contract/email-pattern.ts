/**
 * The check of public forms: text, @, text, dot, text; no spaces, and nothing that is no character. Runs in linear
 * time on any text. Apart from `fields.ts`, so that a public page can check an address without zod.
 */
export const emailPattern =
  /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}][^\s@.\p{Cc}\p{Cs}]*\.[^\s@\p{Cc}\p{Cs}]+$/u
