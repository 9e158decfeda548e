import { useParams } from 'react-router'
import { programme } from '#languages/en/screens/programme.ts'
import { useDraft } from '../../draft/hooks.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { PeopleScreen } from '../../features/programme/PeopleScreen.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { peoplePath } from '../../parts/day-events/paths.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { programme }

export const meta = () => [{ title: translated({ programme }).programme.people.pageTitle }]

/** Who answered for one event, and the list for the door; linked from the programme. */
export default function EventAnswers() {
  const { event = '' } = useParams()
  const { memorialUuid } = useMemorialScreen(peoplePath(event))
  const personName = useDraft((draft) => (draft.memorialUuid === memorialUuid ? draft.personName : ''))
  return (
    <MessagesProvider messages={messages}>
      <div className="no-print">
        <SkipLink />
        <Masthead />
      </div>
      <PeopleScreen key={event} memorialUuid={memorialUuid} eventUuid={event} personName={personName} />
      <div className="no-print">
        <VersionLabel />
      </div>
    </MessagesProvider>
  )
}
