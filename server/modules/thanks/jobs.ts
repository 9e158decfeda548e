import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { mailNote, mailNoteOfMemory } from './service-mail.ts'

export const thanksJobs = ({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers => ({
  'thanks.send': { handle: (note) => mailNote(context, mailer, note) },
  'contribution.thank': {
    handle: ({ contributionUuid, userUuid }) => mailNoteOfMemory(context, mailer, contributionUuid, userUuid),
  },
})
