const LONG_WORD = 14
/** Letters with marks above and below, such as Arabic, Devanagari or Thai, need more room between lines. */
const OTHER_SCRIPT =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** What a name needs where it stands at display size: smaller letters for a long word, room for tall scripts. */
export const nameShape = (name: string): { long: boolean; airy: boolean } => ({
  long: name.split(/\s+/).some((word) => word.length > LONG_WORD),
  airy: OTHER_SCRIPT.test(name),
})
