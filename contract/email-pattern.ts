/**
 * The check of public forms: text, @, text, dot, text; no spaces and no control characters. A domain has no dot at its
 * end, which would make one mailbox look like two. Runs in linear time on any text. In its own file, so that a public page can check an address without zod.
 */
export const emailPattern = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@.\p{Cc}\p{Cs}]+(\.[^\s@.\p{Cc}\p{Cs}]+)+$/u
