/** The words that are ours in what is printed; all others are those of people. */
export const words = {
  book: {
    title: (name: string) => `In loving memory of ${name}`,
    of: 'In loving memory of',
    contents: 'Contents',
    message: 'A message',
    messageFrom: (name: string) => `A message from ${name}`,
    watch: 'Scan to watch',
    film: (length: string) => `A film of ${length}`,
    still: 'A still of the film',
    stories: 'Stories',
    photos: 'Photographs',
    photo: 'Photograph',
    photoOf: (name: string) => `Photograph from ${name}`,
    portrait: (name: string) => `Portrait of ${name}`,
    memories: 'Memories',
    anonymous: 'Anonymous',
    attended: 'Those who came',
    closing: 'The memorial',
    visit: 'Scan to visit the memorial',
    qr: (link: string) => `QR code that leads to ${link}`,
    made: (day: string) => `This book was made on ${day}.`,
  },
  cards: {
    title: (name: string) => `Cards for ${name}`,
    of: 'In loving memory of',
    line: 'See photos, read stories and leave a memory',
    scan: 'Scan the code, or go to',
  },
  share: { of: 'In loving memory of' },
}

/** A length as people say it: `2 min 5 s`. */
export function lengthOf(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [minutes && `${minutes} min`, (rest || !minutes) && `${rest} s`].filter(Boolean).join(' ')
}
