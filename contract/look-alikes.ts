/**
 * Greek and Cyrillic letters that are drawn like Latin ones (Unicode Technical Standard #39, confusables), in capitals and
 * small letters.
 */
const DRAWN_ALIKE: Readonly<Record<string, string>> = {
  ...alike('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...alike('αικνορτυχ', 'aikvoptux'),
  ...alike('АВЕЅІЈКМНОРСТУХԌ', 'ABESIJKMHOPCTYXG'),
  ...alike('авеѕіјкмнорстухԁԛԝһ', 'abesijkmhopctyxdqwh'),
}

function alike(drawn: string, latin: string): Record<string, string> {
  const letters = [...latin]
  return Object.fromEntries([...drawn].map((letter, at) => [letter, letters[at] ?? letter]))
}

/** As it looks: full-width and styled letters, and those of other scripts that are drawn like Latin ones, become these. */
export const asItLooks = (text: string): string =>
  [...text.normalize('NFKC')].map((letter) => DRAWN_ALIKE[letter] ?? letter).join('')

/** Whether words hold letters of Latin script together with those of Greek or Cyrillic within one word. */
export const mixesScripts = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word))
