import { timeZone as productZone } from '#app/messages/formats.ts'
import { defaultLanguage } from '#languages/index.ts'
import { dateOf, type Occasion } from '#server/lib/anniversary.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mail, type Mailer, MailRefused } from '#server/ports/mail.ts'
import { anniversaryMail, confirmNoteMail } from './emails.tsx'
import { listZones, readDue, readUnconfirmed, removeNote, removeUnconfirmed, takeDue } from './repo-due.ts'
import { dayOfNotes, daysOfYear, yearsSince } from './rules.ts'

interface AnniversaryJobDeps {
  context: Pick<Context, 'db' | 'clock' | 'jobs' | 'publicUrl'>
  mailer: Mailer
}

/** How many notes are queued in one transaction. */
const BATCH = 500
const occasions: readonly Occasion[] = ['DEATH', 'BIRTH']

/** A schedule finds who is due; each mail is its own job, so that one address does not hold up the others. */
export function anniversaryJobs({ context, mailer }: AnniversaryJobDeps): JobHandlers {
  const { db, clock, jobs, publicUrl } = context

  async function queueDue(): Promise<void> {
    const now = clock.now()
    for (const zone of new Set([productZone, ...(await listZones(db))])) {
      const day = dayOfNotes(now, zone)
      if (!day) continue
      const { today, began } = day
      const due = {
        zone,
        otherwise: productZone,
        days: daysOfYear(today),
        year: Number(today.slice(0, 4)),
        began,
        now,
      }
      for (const occasion of occasions) while ((await queueBatch(occasion, due)) === BATCH);
    }
  }

  const queueBatch = (occasion: Occasion, due: Parameters<typeof takeDue>[2]): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const notes = await takeDue(tx, occasion, due, BATCH)
      await jobs.enqueueAll(tx, 'anniversary.send', notes)
      return notes.length
    })

  async function send(
    { email: to, toName, token }: { email: string; toName: string; token: string },
    mail: Pick<Mail, 'id' | 'subject' | 'html' | 'text' | 'language'>,
    onRefused: () => Promise<unknown>,
  ): Promise<void> {
    try {
      const unsubscribeUrl = `${publicUrl}/public/yearly-note/end/${token}`
      await mailer.send({ to, toName, unsubscribeUrl, ...mail })
    } catch (reason) {
      if (!(reason instanceof MailRefused)) throw reason
      await onRefused()
    }
  }

  const linksOf = ({ shareSlug, token }: { shareSlug: string; token: string }) => ({
    link: `${publicUrl}/view/${shareSlug}`,
    stopLink: `${publicUrl}/yearly-note/end/${token}`,
  })

  return {
    // A few minutes after the hour, which is eight o'clock somewhere.
    'anniversary.due': { concurrency: 1, cron: '17 * * * *', handle: queueDue },
    'anniversary.send': {
      concurrency: 2,
      async handle({ noteUuid, occasion, year }) {
        const now = clock.now()
        const note = await readDue(db, noteUuid, now)
        const today = note && dayOfNotes(now, note.zone ?? productZone)?.today
        // The date was changed, or the day is over: the mail would not be true any more.
        if (!note || !today?.startsWith(`${year}-`)) return
        if (occasion === 'DEATH' ? !note.onDeath : !note.onBirth) return
        const years = yearsSince(dateOf(occasion, note), today)
        if (years === null) return
        const isMemorialDate =
          occasion === 'DEATH' && dateOf('DEATH', { ...note, anniversaryOnMemorialDate: false }) === null
        const facts = {
          nameOfPerson: mailableName(note.nameOfPerson),
          occasion: isMemorialDate ? ('MEMORIAL' as const) : occasion,
          years,
          ...linksOf(note),
        }
        // The same at each try, so that nobody gets it twice.
        const id = `anniversary-${noteUuid}-${occasion}-${year}`
        const mail = { id, ...anniversaryMail(facts, note.language ?? defaultLanguage) }
        await send(note, mail, () => removeNote(db, noteUuid))
      },
    },
    'anniversary.confirm': {
      async handle({ noteUuid, askedAt }) {
        const note = await readUnconfirmed(db, noteUuid)
        const date = note && dateOf('DEATH', note)
        if (!note || !date) return
        const facts = {
          nameOfPerson: mailableName(note.nameOfPerson),
          day: date,
          confirmLink: `${publicUrl}/yearly-note/confirm/${note.token}`,
          ...linksOf(note),
        }
        const id = `yearly-note-${noteUuid}-${askedAt}`
        const mail = { id, ...confirmNoteMail(facts, note.language ?? defaultLanguage) }
        await send(note, mail, () => removeUnconfirmed(db, noteUuid))
      },
    },
  }
}
