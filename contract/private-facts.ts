import { latinDigits } from './digits.ts'
import { isWholeDay } from './life-dates.ts'

// What a family may not want strangers to read, found by fixed rules in texts of any of the product's languages
// (docs/decisions/0026). It is told once and stops nobody, so a rule rather misses something than points at what is harmless.

export const privateKinds = ['HOME', 'PHONE', 'EMAIL', 'BIRTH_DATE', 'CHILD'] as const
type PrivateKind = (typeof privateKinds)[number]

/** The fields of a memorial that everyone with its link reads, and that its hosts write. */
export const sharedPlaces = [
  'MESSAGE',
  'STORY',
  'CAPTION',
  'ADDRESS',
  'DETAILS',
  'BIRTH_DATE',
  'EVENT',
] as const
export type SharedPlace = (typeof sharedPlaces)[number]

export interface SharedText {
  place: SharedPlace
  /** Of the story, photo or event; null where a memorial has one such field. */
  uuid: string | null
  text: string
  /** The text says where a gathering is, rather than a service: without the name of a venue it is somebody's home. */
  isGathering?: boolean
}

export interface SharedMemorial {
  texts: readonly SharedText[]
  /** A `LifeDate`. */
  birthDate: string | null
  /** Whether it says when the family is away from home: it names a day that is not over. */
  hasComingDay: boolean
}

/** A place in a text: what stands there, and a little of what stands around it. */
export interface PrivateFact {
  kind: PrivateKind
  place: SharedPlace
  uuid: string | null
  before: string
  match: string
  after: string
}

/** In the order of the texts; the same words in the same kind of field are told once. */
export function findPrivateFacts({ texts, birthDate, hasComingDay }: SharedMemorial): PrivateFact[] {
  const ofField: PrivateFact[] = isWholeDay(birthDate)
    ? [{ kind: 'BIRTH_DATE', place: 'BIRTH_DATE', uuid: null, before: '', match: birthDate, after: '' }]
    : []
  const found = texts.flatMap((shared) =>
    sentencesOf(shared.text).flatMap(({ sentence, at }) =>
      rules(sentence, shared, { birthDate, hasComingDay }).map(({ kind, index, match }) => ({
        kind,
        place: shared.place,
        uuid: shared.uuid,
        ...around(shared.text, at + index, match),
      })),
    ),
  )
  const seen = new Set<string>()
  return [...ofField, ...found].filter(({ kind, place, match }) => {
    const key = [kind, place, match].join('\n')
    return !seen.has(key) && seen.add(key)
  })
}

interface Hit {
  kind: PrivateKind
  index: number
  match: string
}

type Facts = Pick<SharedMemorial, 'birthDate' | 'hasComingDay'>

function rules(sentence: string, shared: SharedText, { birthDate, hasComingDay }: Facts): Hit[] {
  // As long as the original, so that places in it are places in the original.
  const plain = latinDigits(sentence)
  return [
    ...(hasComingDay ? homes(plain, shared) : []),
    ...phones(plain),
    ...emails(plain),
    ...birthDates(plain, birthDate),
    ...children(plain),
  ]
}

/** A line end ends a sentence, and so does a full stop, unless it may belong to an abbreviation such as `St.` or `Av.`. */
function sentencesOf(text: string): { sentence: string; at: number }[] {
  const sentences: { sentence: string; at: number }[] = []
  let at = 0
  for (const sentence of text.split(/(?<=[.!?؟…]["”»’)]{0,4})(?<!\b\p{L}{1,3}\.)(?=\s)|(?<=\n)/u)) {
    sentences.push({ sentence, at })
    at += sentence.length
  }
  return sentences
}

const AROUND = 60

function around(text: string, at: number, match: string) {
  const end = at + match.length
  const from = Math.max(0, at - AROUND)
  const to = Math.min(text.length, end + AROUND)
  // From a whole word to a whole word, on one line.
  const before = oneLine(text.slice(from, at).replace(from > 0 ? /^\S*\s/ : '', from > 0 ? '…' : ''))
  const after = oneLine(
    text.slice(end, to).replace(to < text.length ? /\s\S*$/ : '', to < text.length ? '…' : ''),
  )
  return { before, match: oneLine(text.slice(at, end)), after }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Matches of a pattern that pass, without what stands around their first group, if it has one. */
function hits(
  kind: PrivateKind,
  text: string,
  pattern: RegExp,
  passes = (_hit: RegExpExecArray) => true,
): Hit[] {
  return [...text.matchAll(pattern)].filter(passes).map((hit) => {
    const match = (hit[1] ?? hit[0]).replace(/[\s.,،]+$/, '').trimStart()
    return { kind, index: hit.index + hit[0].indexOf(match), match }
  })
}

const UPPER = '[A-ZÁÉÍÓÚÂÊÔÃÕÇÑÜ]'
const NAME = `${UPPER}[\\p{L}'’.-]{0,30}`

const STREETS = [
  // 9 Seaview Street
  `(?<![\\d.,:/-])(?<!(?:[Ii]n|[Ss]ince|[Ff]rom|[Uu]ntil)\\s)\\d{1,5}[A-Za-z]?(?:[/-]\\d{1,5})?,?\\s+(?:${NAME}\\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Close|Crescent|Cres|Place|Terrace|Tce|Boulevard|Blvd|Parade|Grove|Gardens|Highway|Hwy|Circle|Mews|Way)\\b`,
  // Calle Mayor 12, Rua das Flores, 45
  `(?<!\\p{L})(?:[Cc]alle|C/|[Aa]venida|[Aa]vda\\.?|[Aa]v\\.|[Pp]laza|[Pp]aseo|[Cc]arrera|[Rr]ua|[Tt]ravessa|[Aa]lameda)\\s+(?:(?:de|del|la|las|los|da|das|do|dos)\\s+){0,2}(?:${NAME}\\s*){1,4},?\\s*(?:n\\.?º|núm\\.?|número|nº|#)?\\s*\\d{1,5}(?!\\d|\\s+de\\s)`,
  // شارع الزهور، منزل 12
  '(?<!\\p{L})(?:شارع|زقاق|جادة)\\s+\\p{L}+(?:\\s+\\p{L}+){0,3}[،,]?\\s*(?:(?:رقم|منزل|بيت|فيلا|عمارة|بناية|شقة)\\s*){1,2}\\d{1,5}',
  // منزل رقم 12، شارع الزهور
  '(?<!\\p{L})(?:منزل|بيت|فيلا|عمارة|بناية|شقة)\\s+(?:رقم\\s+)?\\d{1,5}[،,]?\\s+(?:في\\s+)?(?:شارع|زقاق|جادة)\\s+\\p{L}+(?:\\s+\\p{L}+)?',
  // 12 شارع الزهور
  '(?<!\\d)\\d{1,5}[،,]?\\s+شارع\\s+\\p{L}+',
].map((street) => new RegExp(street, 'gu'))

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** A place that many come to: its address is meant to be known. */
const VENUE = word(
  'church|chapel|cathedral|hall|crematorium|cemetery|school|college|hospital|hospice|club|hotel|restaurant|café|cafe|pub|inn|library|museum|office|shop|theatre|mosque|temple|synagogue|funeral\\s+(?:home|parlour|directors?)|cent(?:re|er)|room|gallery|surgery|iglesia|capilla|catedral|parroquia|tanatorio|cementerio|crematorio|escuela|colegio|hospital|club|hotel|restaurante|sala|salón|centro|oficina|tienda|igreja|capela|cemitério|velório|salão|escola|loja|مسجد|كنيسة|قاعة|مقبرة|صالة|فندق|مدرسة|مستشفى|نادي|مطعم|جامع|مركز|مكتب',
)

const AT_HOME = word(
  "(?:our|her|his|their|the\\s+family|my|mum[’']s|dad[’']s)\\s+(?:home|house|place)|at\\s+home|the\\s+house|back\\s+to\\s+the\\s+house|en\\s+(?:casa|nuestra\\s+casa)|(?:su|nuestra|la)\\s+casa(?:\\s+familiar)?|em\\s+casa|(?:nossa|sua)\\s+casa|na\\s+casa|بيتنا|منزلنا|بيت\\s+العائلة|منزل\\s+العائلة|في\\s+(?:ال)?(?:بيت|منزل)|بيته|بيتها|منزله|منزلها",
)

/** Of a house that was left long ago. */
const LONG_AGO = word(
  'was\\s+born|were\\s+born|grew\\s+up|childhood|nació|nacieron|creció|infancia|nasceu|cresceu|infância|ولد|وُلد|ولدت|نشأ|نشأت|طفولته|طفولتها',
)

/** Where a home stands and, in another place of the page, when everybody is away from it. */
function homes(sentence: string, { place, isGathering }: SharedText): Hit[] {
  if (LONG_AGO.test(sentence)) return []
  const saysVenue = VENUE.test(sentence)
  const saysHome = AT_HOME.test(sentence)
  const isDay = place === 'ADDRESS' || place === 'DETAILS' || place === 'EVENT'
  // Where the day takes place is an address that is meant to be known, unless it is a home.
  if (isDay ? !saysHome && !(isGathering && !saysVenue) : saysVenue && !saysHome) return []
  return STREETS.flatMap((street) => hits('HOME', sentence, street)).slice(0, 1)
}

const PHONE = /(?<![\p{L}\d.,@#/_-])(?:\+|00)?\(?\d[\d\s().\u2010-\u2015/-]{6,22}\d(?![\p{L}\d]|[.,]\d)/gu

const CALL = word(
  'call|ring|phone|telephone|tel|mobile|cell|text|whatsapp|contact|llam(?:ar|e|en|a)|teléfono|telf?|móvil|celular|ligue|ligar|telefone|telemóvel|هاتف|الهاتف|جوال|الجوال|موبايل|اتصل|اتصلوا|الاتصال|واتساب|رقم|رقمي',
)

const WRITTEN_DATE = /^\d{1,4}[\s./\u2010-\u2015-]+\d{1,2}[\s./\u2010-\u2015-]+\d{1,4}\b/

/** Lines of organisations: free calls, shared cost, helplines. */
const FOR_ALL = /^(?:1[38]00|1300|0?800|0808|0300|0345|090[012]|90[012]|1?8(?:00|88|77|66|55|44|33))/

function phones(sentence: string): Hit[] {
  return hits('PHONE', sentence, PHONE, ({ 0: match, index }) => {
    const digits = match.replace(/\D/g, '')
    if (digits.length < 8 || digits.length > 15) return false
    // 1931–2024, 12.03.1931, and several years or large numbers in a row
    if (/^(?:1[6-9]|20)\d\d\D+(?:1[6-9]|20)\d\d(?!\d)/.test(match) || WRITTEN_DATE.test(match)) return false
    if (FOR_ALL.test(digits)) return false
    if (/^(?:\+|00|0|\()/.test(match)) return true
    // (555) 555-0199, 612 345 678
    if (
      /^\d{3}[\s.-]\d{3}[\s.-]\d{4}$|^[6-9]\d{2}[\s.-]?(?:\d{3}[\s.-]?\d{3}|\d{2}[\s.-]?\d{2}[\s.-]?\d{2})$/.test(
        match,
      )
    )
      return true
    return CALL.test(sentence.slice(Math.max(0, index - 40), index))
  })
}

const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\d@-])/gu

/** The address of an office rather than of somebody. */
const OFFICE =
  /^(?:info|office|admin|contact|hello|mail|enquir(?:y|ies)|inquiries|donat(?:e|ions)|support|help|secretary|parish|reception|events|press|contacto|oficina|donaciones|secretaria|contato)@/i

const emails = (sentence: string) => hits('EMAIL', sentence, EMAIL, ({ 0: match }) => !OFFICE.test(match))

const MONTHS = [
  'january|jan|enero|janeiro|يناير|كانون الثاني',
  'february|feb|febrero|fevereiro|فبراير|شباط',
  'march|mar|marzo|março|مارس|آذار',
  'april|apr|abril|أبريل|ابريل|نيسان',
  'may|mayo|maio|مايو|أيار',
  'june|jun|junio|junho|يونيو|حزيران',
  'july|jul|julio|julho|يوليو|تموز',
  'august|aug|agosto|أغسطس|اغسطس|آب',
  'september|sept|sep|septiembre|setembro|سبتمبر|أيلول',
  'october|oct|octubre|outubro|أكتوبر|اكتوبر|تشرين الأول',
  'november|nov|noviembre|novembro|نوفمبر|تشرين الثاني',
  'december|dec|diciembre|dezembro|ديسمبر|كانون الأول',
]
const MONTH = MONTHS.join('|')
const YEAR = '(?:1[89]|20)\\d\\d'
const FULL_DATE = [
  `\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:of|de))?\\s+(?:${MONTH})\\.?,?(?:\\s+(?:de|of|del))?\\s+${YEAR}`,
  `(?:${MONTH})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+${YEAR}`,
  `\\d{1,2}[./-]\\d{1,2}[./-]${YEAR}`,
  `${YEAR}-\\d{2}-\\d{2}`,
].join('|')
const BORN =
  'born|date\\s+of\\s+birth|d\\.?o\\.?b\\.?|nació|nacid[oa]|fecha\\s+de\\s+nacimiento|nasceu|nascid[oa]|data\\s+de\\s+nascimento|وُلد|وُلدت|ولد|ولدت|مواليد|مولود|مولودة|تاريخ\\s+(?:ال)?(?:ميلاد|ولادة)'
const BORN_ON = new RegExp(`(?<!\\p{L})(?:${BORN})[^\\d.!?]{0,60}?(?<!\\d)(${FULL_DATE})(?!\\d)`, 'giu')

/** A whole date of birth in a text, unless it is the one that the memorial has as a field of its own. */
const birthDates = (sentence: string, ofField: string | null) =>
  hits(
    'BIRTH_DATE',
    sentence,
    BORN_ON,
    ({ 1: date = '' }) => !isWholeDay(ofField) || !date.includes(ofField.slice(0, 4)),
  )

const SCHOOL = new RegExp(
  [
    `${NAME}(?:\\s+(?:${NAME}|of|the)){0,4}\\s+(?:School|Kindergarten|Preschool|Pre-school|Nursery|Academy|Grammar|Primary|Daycare)(?!\\p{L})`,
    `(?<!\\p{L})(?:[Cc]olegio|[Ee]scuela|[Gg]uardería|[Ii]nstituto|CEIP|IES|[Jj]ardín\\s+de\\s+[Ii]nfancia|[Cc]olégio|[Ee]scola|[Cc]reche)\\s+(?:(?:de|del|la|las|los|da|do|das|dos|infantil|primaria)\\s+){0,3}${NAME}(?:\\s+${NAME}){0,3}`,
    '(?<!\\p{L})(?:ب|في\\s+)?(?:مدرسة|روضة|حضانة)\\s+\\p{L}+(?:\\s+\\p{L}+)?',
  ].join('|'),
  'gu',
)

const CHILD = word(
  'grand(?:son|daughter|child|children|kids?)|great-grand\\p{L}+|sons?|daughters?|nephews?|nieces?|little|(?:aged|age)\\s+(?:\\d|1[0-7])|\\d{1,2}[\\s-]years?[\\s-]old|niet[oa]s?|bisniet[oa]s?|hij[oa]s?|sobrin[oa]s?|de\\s+\\d{1,2}\\s+años|net[oa]s?|bisnet[oa]s?|filh[oa]s?|de\\s+\\d{1,2}\\s+anos|حفيد\\p{L}*|أحفاد\\p{L}*|ابن\\p{L}*|ابنة|ابنت\\p{L}*|بنت\\p{L}*',
)

/** Goes there now. */
const PUPIL = word(
  'goes\\s+to|go\\s+to|attends?|is\\s+(?:at|in)|are\\s+(?:at|in)|(?:year|grade|class)\\s+(?:\\d{1,2}|one|two|three|four|five|six)|starts?\\s+(?:at|school)|pupils?|students?|va\\s+al?|van\\s+al?|asisten?|estudian?|está[n]?\\s+en|cursan?|alumn[oa]s?|vai|frequenta|estuda[m]?|está\\s+n[oa]|alun[oa]s?|يدرس\\p{L}*|تدرس|يذهب\\p{L}*|تذهب|الصف|طالب|طالبة|تلميذ|تلميذة',
)

/** Somebody who works there, or left it. */
const GROWN_UP = word(
  'teach(?:es|er|ers|ing)?|taught|principal|head(?:master|mistress|\\s+teacher)|graduated|works?|worked|former|retired|profesor[ae]?s?|maestr[oa]s?|director[a]?|trabaja|trabajó|enseña|enseñó|se\\s+graduó|professor[a]?|trabalha|trabalhou|ensina|معلم|معلمة|مدرّس|مدرّسة|مدير|مديرة|يعمل|تعمل|تخرج|تخرجت|(?:19\\d\\d|200\\d)',
)

/** Where a child can be found on every weekday. */
function children(sentence: string): Hit[] {
  if (!CHILD.test(sentence) || !PUPIL.test(sentence) || GROWN_UP.test(sentence)) return []
  return hits('CHILD', sentence, SCHOOL).slice(0, 1)
}
