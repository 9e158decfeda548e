import { brand } from '#contract/brand.ts'
import { waiting } from '#languages/en/screens/waiting.ts'
import { ModerationQueue } from '../../features/dashboard/moderation-queue/ModerationQueue.tsx'
import { DASHBOARD_PATH } from '../../features/dashboard/paths.ts'
import { useVisit } from '../../features/dashboard/use-dashboard.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'

export const meta = () => [{ title: `${translated({ waiting }).waiting.title} · ${brand.name}` }]

const messages = { waiting }

/** A host's moderation queue, one memory at a time. */
export default function WaitingRoute() {
  const visit = useVisit()
  const { uuid: memorialUuid, shareSlug, contributions: newest, contributionCount: total } = visit.memorial
  return (
    <MessagesProvider messages={messages}>
      <ModerationQueue
        {...{ memorialUuid, shareSlug, newest, total }}
        askedAt={visit.askedAt}
        life={visit.memorial}
        back={DASHBOARD_PATH}
      />
    </MessagesProvider>
  )
}
