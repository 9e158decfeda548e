const decode = (bytes: Uint8Array<ArrayBuffer>, charset: string) =>
  new TextDecoder(charset, { fatal: true }).decode(bytes)

/**
 * Decodes by the given character set or as UTF-8, else as windows-1252 or, in Arabic words, windows-1256, common for
 * spreadsheets from Windows; null if names would be garbled.
 */
export function decodeBytes(bytes: Uint8Array<ArrayBuffer>, charset = 'utf-8'): string | null {
  try {
    return decode(bytes, charset)
  } catch {
    const western = decode(bytes, 'windows-1252')
    // In western languages, letters beyond ASCII do not follow each other, and these signs follow no letter.
    if (!/[^\p{ASCII}\u00a0«»]{3}|\p{L}(?:[\u0080-\u009fƒˆ‚„‡‰‹¤¡¢£]|[…”“]\p{L})/u.test(western))
      return western
    const arabic = decode(bytes, 'windows-1256')
    const garbled =
      /[^\p{ASCII}\p{Script_Extensions=Arabic}\u00a0\u200c-\u200f«»–]|[a-z]\p{Script=Arabic}|\p{Script=Arabic}[a-z]/iu
    return garbled.test(arabic) ? null : arabic
  }
}
