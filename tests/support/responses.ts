import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { answerWords, memory, person, phone } from './response-words.ts'

/**
 * What visitors leave at a memorial, written straight into the database: for tests of the API (`app.pool`), tests of
 * screens, and benchmarks (`databaseOf`).
 */

/** A `pg` pool or client. */
export interface Rows {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** Connects to the embedded database of a running server. The caller ends the connection. */
export async function databaseOf(dataDir: string): Promise<pg.Client> {
  const pidFile = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  const database = new pg.Client({
    host: String(pidFile.split('\n')[4]),
    user: 'afterglow',
    database: 'postgres',
  })
  // A server that stops closes its connections; queries on them then fail by themselves.
  database.on('error', () => {})
  await database.connect()
  return database
}

interface Wanted {
  memorialUuid: string
  rsvps?: number
  contributions?: number
  /** Photos per contribution. */
  photosEach?: number
  /** `DATA_DIR/media` of the server that shows the photos. Without it, only rows are written. */
  mediaDir?: string
  funds?: number
  /** Distributed over the funds. One fund is made if none is requested. */
  donations?: number
  contacts?: number
  /** Photos of the host. */
  photos?: number
  /**
   * When the newest item of each kind was added. The others are an hour apart before it, and one in four has the same
   * time as its neighbour.
   */
  newest?: Date
}

/** Adds the given number of each kind. The returned lists are newest first. */
export async function seedResponses(rows: Rows, wanted: Wanted) {
  const { memorialUuid, rsvps = 0, contributions = 0, donations = 0, contacts = 0, photos = 0 } = wanted
  const { photosEach = 0, mediaDir, newest = new Date(), funds = donations > 0 ? 1 : 0 } = wanted
  const came = (n: number) => hoursBefore(newest, n - (n % 4 === 1 ? 1 : 0))

  const rsvpRows = numbered(rsvps, (n) =>
    rsvpRow(memorialUuid, n, { dateCreated: came(n), ...(byNumber(n) && { email: null, phone: spaced(n) }) }),
  )
  const contributionRows = numbered(contributions, (n) =>
    contributionRow(memorialUuid, n, { dateCreated: came(n) }),
  )
  const fundRows = numbered(funds, (n) => fundRow(memorialUuid, n, {}))
  const donorRows = numbered(Math.min(donations, 40), (n) => userRow(n))
  const donationRows = numbered(donations, (n) =>
    donationRow(memorialUuid, n, {
      fundUuid: String(fundRows[n % funds]?.uuid),
      userUuid: String(donorRows[n % donorRows.length]?.uuid),
      anonymous: n % 7 === 3,
      dateDonated: came(n),
    }),
  )
  const photosOfOthers = contributionRows.flatMap(({ uuid }) =>
    numbered(photosEach, (n) => photoRow(memorialUuid, uuid, n)),
  )
  const media = [...numbered(photos, (n) => photoRow(memorialUuid, null, n)), ...photosOfOthers]
  await insert(rows, 'rsvps', rsvpRows)
  await insert(rows, 'contributions', contributionRows)
  await insert(rows, 'media', media)
  await insert(rows, 'funds', fundRows)
  await insert(rows, 'users', donorRows)
  await insertDonations(rows, donationRows)
  await insert(
    rows,
    'contacts',
    numbered(contacts, (n) => contactRow(memorialUuid, n)),
  )
  if (mediaDir) await writePhotos(mediaDir, media)
  await announce(rows, memorialUuid)
  return {
    rsvpUuids: uuids(rsvpRows),
    contributionUuids: uuids(contributionRows),
    fundUuids: uuids(fundRows),
    donationUuids: uuids(donationRows),
  }
}

interface RsvpFields {
  name?: string
  email?: string | null
  phone?: string | null
  status?: 'ATTENDING' | 'NOT_ATTENDING' | 'UNSURE'
  guests?: number
  message?: string
  userUuid?: string | null
  dateCreated?: Date
}

/** Adds one answer and returns its uuid. Joan Petrie attends, unless told otherwise. */
export async function anRsvp(rows: Rows, memorialUuid: string, fields: RsvpFields = {}): Promise<string> {
  const row = rsvpRow(memorialUuid, 0, fields)
  await insert(rows, 'rsvps', [row])
  await announce(rows, memorialUuid)
  return row.uuid
}

interface ContributionFields {
  /** null is shown as Anonymous. */
  name?: string | null
  email?: string | null
  message?: string
  state?: 'VISIBLE' | 'HIDDEN' | 'PENDING'
  /** The account it belongs to. */
  userUuid?: string | null
  dateCreated?: Date
  /** How many photos, ready to be shown. */
  photos?: number
  /** `DATA_DIR/media`: the photos' files are written there, small pictures of one colour each. */
  mediaDir?: string
}

export async function aContribution(
  rows: Rows,
  memorialUuid: string,
  fields: ContributionFields = {},
): Promise<{ uuid: string; mediaUuids: string[] }> {
  const row = contributionRow(memorialUuid, 0, fields)
  const photos = numbered(fields.photos ?? 0, (n) => photoRow(memorialUuid, row.uuid, n))
  await insert(rows, 'contributions', [row])
  await insert(rows, 'media', photos)
  if (fields.mediaDir) await writePhotos(fields.mediaDir, photos)
  await announce(rows, memorialUuid)
  return { uuid: row.uuid, mediaUuids: uuids(photos) }
}

export interface FundFields {
  title?: string
  description?: string | null
  goalMinor?: number | null
  position?: number
  deletedAt?: Date | null
}

export async function aFund(rows: Rows, memorialUuid: string, fields: FundFields = {}): Promise<string> {
  const row = fundRow(memorialUuid, fields.position ?? 0, fields)
  await insert(rows, 'funds', [row])
  await announce(rows, memorialUuid)
  return row.uuid
}

interface DonationFields {
  fundUuid: string
  amountMinor?: number
  anonymous?: boolean
  /** The donor's account; null for a gift without one. If left out, an account is made for `donor`. */
  userUuid?: string | null
  donor?: { firstName: string; surname: string }
  dateDonated?: Date
}

/** Adds one gift and returns its uuid: $25.00 by Joan Petrie, unless told otherwise. */
export async function aDonation(rows: Rows, memorialUuid: string, fields: DonationFields): Promise<string> {
  const { donor, userUuid, ...given } = fields
  const account = userRow(0, donor)
  if (userUuid === undefined) await insert(rows, 'users', [account])
  const giver = userUuid === undefined ? account.uuid : userUuid
  const row = donationRow(memorialUuid, 2, { ...given, userUuid: giver })
  await insertDonations(rows, [row])
  await announce(rows, memorialUuid)
  return row.uuid
}

function rsvpRow(memorialUuid: string, n: number, fields: RsvpFields) {
  const { name, email, phone: number, status, guests, message, userUuid, dateCreated = new Date() } = fields
  const answer = (['ATTENDING', 'ATTENDING', 'UNSURE', 'NOT_ATTENDING'] as const)[n % 4] ?? 'ATTENDING'
  return {
    uuid: randomUUID(),
    memorial_uuid: memorialUuid,
    user_uuid: userUuid ?? null,
    name: name ?? person(n).name,
    email: email === undefined ? person(n).email : email,
    phone: number ?? null,
    status: status ?? answer,
    guests: guests ?? (answer === 'ATTENDING' ? n % 3 : 0),
    message: message ?? answerWords(n),
    date_created: dateCreated,
    updated_at: dateCreated,
  }
}

function contributionRow(memorialUuid: string, n: number, fields: ContributionFields) {
  const { name, email, message, state = 'VISIBLE', userUuid, dateCreated = new Date() } = fields
  return {
    uuid: randomUUID(),
    memorial_uuid: memorialUuid,
    user_uuid: userUuid ?? null,
    contributor_name: name === undefined ? (n % 9 === 8 ? null : person(n).name) : name,
    contributor_email: email === undefined ? person(n).email : email,
    message: message ?? memory(n),
    state,
    date_created: dateCreated,
    updated_at: dateCreated,
  }
}

function photoRow(memorialUuid: string, contributionUuid: string | null, n: number) {
  const uuid = randomUUID()
  return {
    uuid,
    memorial_uuid: memorialUuid,
    contribution_uuid: contributionUuid,
    role: contributionUuid ? 'CONTRIBUTION' : 'PHOTO',
    state: 'READY',
    title: n % 2 === 0 ? 'A summer at the beach' : '',
    position: n,
    location: `/media/${memorialUuid}`,
    filename: randomBytes(16).toString('hex'),
    extension: 'jpg',
    width: 640,
    height: 480,
    widths,
    original_key: `originals/${memorialUuid}/${uuid}`,
    original_name: `photo-${n + 1}.jpg`,
    bytes: 1000,
  }
}

function fundRow(memorialUuid: string, n: number, fields: FundFields) {
  const { title, description, goalMinor, deletedAt = null } = fields
  const known = funds[n % funds.length]
  return {
    uuid: randomUUID(),
    memorial_uuid: memorialUuid,
    title: title ?? known?.title,
    description: description === undefined ? known?.description : description,
    goal_minor: goalMinor === undefined ? known?.goalMinor : goalMinor,
    position: n,
    deleted_at: deletedAt,
  }
}

function donationRow(memorialUuid: string, n: number, fields: DonationFields) {
  const amountMinor = fields.amountMinor ?? [500, 1000, 2500, 1500, 2000, 10_050][n % 6] ?? 1000
  return {
    uuid: randomUUID(),
    memorial_uuid: memorialUuid,
    purpose: 'donation',
    fund_uuid: fields.fundUuid,
    fund_title: '',
    user_uuid: fields.userUuid ?? null,
    amount_minor: amountMinor,
    fee_minor: Math.round(amountMinor * 0.0175) + 30,
    currency: 'aud',
    anonymous: fields.anonymous ?? false,
    provider: 'sandbox',
    intent_id: randomUUID(),
    paid_at: fields.dateDonated ?? new Date(),
    completed_at: fields.dateDonated ?? new Date(),
  }
}

function userRow(n: number, name: { firstName: string; surname: string } = person(n)) {
  return {
    uuid: randomUUID(),
    email: `${randomUUID()}@example.com`,
    first_name: name.firstName,
    surname: name.surname,
    // Nobody signs in with it.
    password_hash: 'none',
    email_verified_at: new Date(),
  }
}

/** Every fifth person has a phone number instead of an address. */
const byNumber = (n: number) => n % 5 === 4
const spaced = (n: number) => phone(n).replace(/^(.{4})(.{3})/, '$1 $2 ')

/** The same people as in the answers, with addresses in capitals and phone numbers without spaces. */
function contactRow(memorialUuid: string, n: number) {
  const { firstName, surname, email } = person(n)
  return {
    uuid: randomUUID(),
    memorial_uuid: memorialUuid,
    email: byNumber(n) ? null : email.toUpperCase(),
    phone: byNumber(n) ? phone(n) : null,
    first_name: firstName,
    surname,
    position: n,
    invite_token: randomUUID(),
  }
}

const funds = [
  { title: 'Flowers for the ward', description: 'Fresh flowers every Monday.', goalMinor: 50_000 },
  { title: 'The school library', description: null, goalMinor: null },
  { title: 'Lifeboats at Kilcunda', description: 'They came out for her twice.', goalMinor: 1_000_000 },
]

const widths = [320, 640]

/** Writes the files that the server would make of each photo: every format at every width. */
async function writePhotos(mediaDir: string, photos: { location: string; filename: string }[]) {
  for (const [n, { location, filename }] of photos.entries()) {
    const folder = join(mediaDir, 'public', location.slice('/media/'.length))
    await mkdir(folder, { recursive: true })
    for (const { suffix, content } of await renditions(n % COLOURS))
      await writeFile(join(folder, filename + suffix), content)
  }
}

/** How many different pictures are made; after those they repeat. */
const COLOURS = 6
const made = new Map<number, ReturnType<typeof makeRenditions>>()

/** The files of a photo, made once per colour, because an AVIF takes a tenth of a second. */
function renditions(n: number) {
  const files = made.get(n) ?? makeRenditions(n)
  made.set(n, files)
  return files
}

function makeRenditions(n: number): Promise<{ suffix: string; content: Buffer }[]> {
  const picture = aColour(n)
  const original = { suffix: '.jpg', content: picture.clone().jpeg().toBuffer() }
  const resized = widths.flatMap((width) =>
    (['jpeg', 'webp', 'avif'] as const).map((format) => ({
      suffix: `-${width}.${format === 'jpeg' ? 'jpg' : format}`,
      content: picture.clone().resize(width).toFormat(format).toBuffer(),
    })),
  )
  return Promise.all(
    [original, ...resized].map(async ({ suffix, content }) => ({ suffix, content: await content })),
  )
}

function aColour(n: number) {
  const background = { r: 90 + ((n * 67) % 150), g: 90 + ((n * 131) % 150), b: 90 + ((n * 29) % 150) }
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
}

async function insert(rows: Rows, table: string, records: Record<string, unknown>[]): Promise<void> {
  const [first] = records
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await rows.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(records)],
  )
}

/** Under the present title of their funds. */
async function insertDonations(rows: Rows, records: Record<string, unknown>[]): Promise<void> {
  await insert(rows, 'payments', records)
  await rows.query(
    `update payments set fund_title = title from funds where funds.uuid = fund_uuid and fund_title = ''`,
  )
}

/** These rows are written without the server, so tell every node that the memorial changed. */
async function announce(rows: Rows, memorialUuid: string): Promise<void> {
  await rows.query('update memorials set version = version + 1 where uuid = $1', [memorialUuid])
  await rows.query(`select pg_notify('memorial_changed', $1)`, [memorialUuid])
}

const numbered = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

const uuids = (rows: { uuid: string }[]): string[] => rows.map(({ uuid }) => uuid)

const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3_600_000)
