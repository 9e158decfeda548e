/**
 * What opens something of ours ends in `key` and 32 hexadecimal digits: in a mailed link, in an address for replies. Programs that
 * rewrite or encode links leave small letters and digits as they are, so that it is found again in any text. Mail programs break it
 * over lines, with the mark of a quote or of `quoted-printable` in between.
 */
const BROKEN = new RegExp(
  [...'key', ...Array<string>(32).fill('[0-9a-f]')].join('[=\\s>|\\p{Cf}]{0,8}'),
  'giu',
)

/** A text without our own tokens: whoever quotes a mail or pastes their own link does not mean to let others use it. */
export const withoutOwnTokens = (text: string): string => text.replace(BROKEN, '')
