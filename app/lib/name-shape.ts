const LONG_WORD = 14
/**
 * Scripts with marks above and below the letters, such as Arabic, Devanagari or Thai, need more space between lines.
 */
const OTHER_SCRIPT =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** How a name is set at display size: smaller letters for a long word, more line height for tall scripts. */
export const nameShape = (name: string): { long: boolean; airy: boolean } => ({
  long: name.split(/\s+/).some((word) => word.length > LONG_WORD),
  airy: OTHER_SCRIPT.test(name),
})
