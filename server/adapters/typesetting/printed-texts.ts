import type { Language } from '#contract/languages/index.ts'

/** Our own texts in print; all others are written by people. */
const en = {
  book: {
    title: (name: string) => `Celebrating the life of ${name}`,
    of: 'Celebrating the life of',
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
    of: 'Celebrating the life of',
    line: 'See photos, read stories and leave a memory',
    scan: 'Scan the code, or go to',
  },
  share: { of: 'Celebrating the life of' },
  minutes: 'min',
  seconds: 's',
}

const es: typeof en = {
  book: {
    title: (name) => `Celebramos la vida de ${name}`,
    of: 'Celebramos la vida de',
    contents: 'Índice',
    message: 'Un mensaje',
    messageFrom: (name) => `Un mensaje de ${name}`,
    watch: 'Escanee el código para verlo',
    film: (length) => `Un video de ${length}`,
    still: 'Una imagen del video',
    stories: 'Historias',
    photos: 'Fotos',
    photo: 'Foto',
    photoOf: (name) => `Foto de ${name}`,
    portrait: (name) => `Retrato de ${name}`,
    memories: 'Recuerdos',
    anonymous: 'Anónimo',
    attended: 'Quienes vinieron',
    closing: 'El memorial',
    visit: 'Escanee el código para visitar el memorial',
    qr: (link) => `Código QR que lleva a ${link}`,
    made: (day) => `Este libro se hizo el ${day}.`,
  },
  cards: {
    title: (name) => `Tarjetas para ${name}`,
    of: 'Celebramos la vida de',
    line: 'Vea fotos, lea historias y deje un recuerdo',
    scan: 'Escanee el código o visite',
  },
  share: { of: 'Celebramos la vida de' },
  minutes: 'min',
  seconds: 's',
}

const ar: typeof en = {
  book: {
    title: (name) => `وفاءً لحياة ${name}`,
    of: 'وفاءً لحياة',
    contents: 'المحتويات',
    message: 'رسالة',
    messageFrom: (name) => `رسالة من ${name}`,
    watch: 'امسحوا الرمز للمشاهدة',
    film: (length) => `تسجيل مدته ${length}`,
    still: 'صورة من التسجيل',
    stories: 'القصص',
    photos: 'الصور',
    photo: 'صورة',
    photoOf: (name) => `صورة من ${name}`,
    portrait: (name) => `صورة ${name}`,
    memories: 'الذكريات',
    anonymous: 'بلا اسم',
    attended: 'من حضروا',
    closing: 'صفحة الذكرى',
    visit: 'امسحوا الرمز لزيارة صفحة الذكرى',
    qr: (link) => `رمز QR يقود إلى \u2068${link}\u2069`,
    made: (day) => `أُعدّ هذا الكتاب في ${day}.`,
  },
  cards: {
    title: (name) => `بطاقات لذكرى ${name}`,
    of: 'وفاءً لحياة',
    line: 'شاهدوا الصور واقرؤوا القصص واتركوا ذكرى',
    scan: 'امسحوا الرمز، أو زوروا',
  },
  share: { of: 'وفاءً لحياة' },
  minutes: 'د',
  seconds: 'ث',
}

export type PrintedTexts = typeof en

const texts: Record<Language, PrintedTexts> = { en, es, ar }

export const printedTextsIn = (language: Language = 'en'): PrintedTexts => texts[language]

/** A duration as people say it: `2 min 5 s`. */
export function lengthOf(seconds: number, words: PrintedTexts): string {
  const whole = Math.max(1, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [minutes && `${minutes} ${words.minutes}`, (rest || !minutes) && `${rest} ${words.seconds}`]
    .filter(Boolean)
    .join(' ')
}
