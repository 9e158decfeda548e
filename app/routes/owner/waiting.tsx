import { brand } from '#app/brand.ts'
import { usePart } from '../../features/dashboard/part.ts'
import { DASHBOARD_PATH } from '../../features/dashboard/paths.ts'
import { WaitingView } from '../../features/dashboard/waiting/WaitingView.tsx'
import { waiting } from '../../messages/en/waiting.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'

export const meta = () => [{ title: `${spoken({ waiting }).waiting.title} · ${brand.name}` }]

const words = { waiting }

/** What waits for a host, one memory at a time. */
export default function WaitingRoute() {
  const { visit, ledAway } = usePart()
  const { uuid: memorialUuid, shareSlug, contributions: newest, contributionCount: total } = visit.memorial
  return (
    <MessagesProvider messages={words}>
      <WaitingView {...{ memorialUuid, shareSlug, newest, total, ledAway }} back={DASHBOARD_PATH} />
    </MessagesProvider>
  )
}
