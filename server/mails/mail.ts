import { defaultLanguage, type Language } from '#languages/index.ts'
import type { JobContext, JobData, JobHandlers, JobName } from '#server/ports/jobs.ts'
import { type Mail, type Mailer, MailRefused } from '#server/ports/mail.ts'
import type { WrittenMail } from './render.tsx'

interface Addressee extends Pick<Mail, 'toName' | 'host' | 'replyTo'> {
  email: string
  /** Null: it is not known. */
  language: Language | null
}

interface MailKind<Data, Found> {
  concurrency?: number
  /** What it says, read when it is sent: nothing where nobody is to get it any more. */
  read(data: Data, job: JobContext): Promise<(Found & Addressee) | null | undefined>
  write(found: NoInfer<Found>, language: Language, data: Data): WrittenMail
  /** With the same data it is the same mail, which nobody gets twice, unless this tells it from the one before. */
  tellApart?(found: NoInfer<Found>): string | number
  /** Every job is another mail: the same can happen again. */
  canRepeat?: true
  /** Once it was sent, or was refused for good without `afterGivingUp`. */
  afterSending?(found: NoInfer<Found>, data: Data): Promise<unknown>
  /** After a try that failed and is no refusal. */
  afterFailing?(found: NoInfer<Found>): Promise<unknown>
  /** When no further try follows. Without it nobody is told: a screen says the same. */
  afterGivingUp?(found: NoInfer<Found>, refusal: MailRefused | null, data: Data): Promise<unknown>
}

/** One kind of mail: the job that reads what it says when it is sent, writes it in its reader's language, and sends it. */
export function mail<Name extends JobName, Found>(
  mailer: Mailer,
  name: Name,
  kind: MailKind<JobData[Name], Found>,
): JobHandlers {
  const { concurrency } = kind
  async function handle(data: JobData[Name], job: JobContext): Promise<void> {
    const found = await kind.read(data, job)
    if (!found) return
    const { email: to, toName, host, replyTo, language } = found
    const about = [...Object.values(data), kind.tellApart?.(found), kind.canRepeat && job.id]
    const id = `${name.replaceAll('.', '-')} ${about.filter((one) => one && typeof one !== 'object').join('-')}`
    try {
      const written = kind.write(found, language ?? defaultLanguage, data)
      await mailer.send({ id, to, toName, host, replyTo, ...written })
    } catch (reason) {
      const refusal = reason instanceof MailRefused ? reason : null
      if (refusal || job.last) await kind.afterGivingUp?.(found, refusal, data)
      if (!refusal) await kind.afterFailing?.(found)
      if (!refusal) throw reason
      if (kind.afterGivingUp) return
    }
    await kind.afterSending?.(found, data)
  }
  return { [name]: { handle, ...(concurrency && { concurrency }) } }
}
