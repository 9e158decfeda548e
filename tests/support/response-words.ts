/** Invented people and what they write. The same number always gives the same person. */

const firstNames =
  'Joan Ben Priya Tomasz Fatima Wei Aroha Declan Ingrid Mateo Yuki Samuel Olga Grace Hamish Leila Ruth Kofi Nina Arthur'.split(
    ' ',
  )
const surnames =
  "Petrie Okafor Lindqvist Marsh Nakamura O'Brien Castellano Whitfield Haddad Kowalska Singh Tanner Moreau Fraser Abbott Delgado Rowe".split(
    ' ',
  )

const memories = [
  'She taught me to whistle on the back step, and laughed so hard that the neighbours came out.',
  'Every Christmas she sent a card with a pressed flower. I have kept all of them.',
  'The garden was never finished, she said, and that was the point of it.',
  'When I lost my job she turned up with soup, and stayed until I had eaten it.',
  'We sat on the jetty for hours and never caught a thing.\nNeither of us minded.',
  'I can still hear her reading the letters out loud, all the voices too.',
  'She knew the name of every bird, and of everyone who ever worked at the bakery.',
  'A kind word, a strong tea and a straight answer: you always got all three.',
  'كانت دائماً تضحك قبل أن تنتهي من النكتة.',
  'She danced at our wedding until the band went home. 🌻',
]

const answers = [
  '',
  'We will be there, of course.',
  'I am sorry that I cannot travel. I will be thinking of you all.',
  'I will bring the photographs from Kilcunda.',
  '',
  'May I bring my mother? She would like to say goodbye too.',
]

const at = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new Error('An empty list')
  return one
}

/** 340 different people; after those, the names repeat with other addresses. */
export function person(n: number) {
  const [firstName, surname] = [at(firstNames, n), at(surnames, n)]
  const local = `${firstName}.${surname}.${n}`.toLowerCase().replace(/[^a-z0-9.]/g, '')
  return { firstName, surname, name: `${firstName} ${surname}`, email: `${local}@example.com` }
}

export const memory = (n: number) => at(memories, n)
export const answerWords = (n: number) => at(answers, n)
export const phone = (n: number) => `04${String(10_000_000 + n * 137).padStart(8, '0')}`
