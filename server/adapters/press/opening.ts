import { breadthOf } from './script.ts'

/** The most letters that a beginning may have. */
const MOST = 64
/** So many where nothing in the text says where to end. */
const FEW = 38
/** A sentence, or a line, that ends soon enough is a beginning of its own. */
const SENTENCE = /^.{2,63}?(?:[.!?…](?=["'”’»)]*\s)["'”’»)]*|[。！？][」』”]?|[؟۔।](?=\s|$)|(?=\n))/u
/** Else it ends where one takes breath. */
const CLAUSE = /^.{18,63}(?:[,;:،؛](?=\s)|[，、；：])/u

/**
 * Divides a story into the words it begins with, which are its name in the contents, and the rest: its first sentence
 * if that is short, else its first clause, else as many words as stand well on a line or two. `isOwnLine`: its writer
 * ended the line there and went on, so that it may be set apart from the rest; a story of one line is no heading.
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

/** As many whole words of the first line as fit; of a script without spaces, as its readers divide it. */
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

/** Of a word without end, whole letters with their marks. */
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
