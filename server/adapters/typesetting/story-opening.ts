import { breadthOf } from './writing-system.ts'

/** The longest beginning, in letters. */
const MOST = 64
/** The length when nothing in the text marks an end. */
const FEW = 38
/** A sentence, or a line, that ends soon enough. */
const SENTENCE = /^.{2,63}?(?:[.!?…](?=["'”’»)]*\s)["'”’»)]*|[。！？][」』”]?|[؟۔।](?=\s|$)|(?=\n))/u
/** Otherwise a clause. */
const CLAUSE = /^.{18,63}(?:[,;:،؛](?=\s)|[，、；：])/u

/**
 * Splits a story into its beginning, which is its name in the contents, and the rest: the first sentence if that is
 * short, else the first clause, else as many words as fit on a line or two. `isOwnLine`: the writer ended the line
 * there and went on, so that it can be a heading; a story of one line has no heading.
 */
export function openingOf(story: string): { opening: string; rest: string; isOwnLine: boolean } {
  const text = story.trim()
  if (breadthOf(text.slice(0, MOST + 1)) <= MOST && text.length <= MOST && !text.includes('\n'))
    return divided(text, text.length)
  const ending = [SENTENCE, CLAUSE]
    .map((rule) => rule.exec(text)?.[0])
    .find((begun) => begun && breadthOf(begun) <= MOST)
  return divided(text, ending?.length ?? wholeWords(text))
}

/** As many whole words of the first line as fit; for a script without spaces, by its own word rules. */
function wholeWords(story: string): number {
  const [text = ''] = story.split('\n', 1)
  let end = 0
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.slice(0, MOST * 2))
  for (const { segment, index } of words) {
    if (breadthOf(text.slice(0, index + segment.length)) > FEW) break
    end = index + segment.length
  }
  return end || lettersWithin(text)
}

/** For an endless word: whole letters with their marks. */
function lettersWithin(text: string): number {
  let end = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text.slice(0, MOST * 2))) {
    if (index >= MOST / 2) break
    end = index + segment.length
  }
  return end
}

function divided(text: string, at: number) {
  const [opening, rest] = [text.slice(0, at).trim(), text.slice(at)]
  return { opening, rest: rest.trim(), isOwnLine: /^[^\S\n]*\n\s*\S/.test(rest) }
}
