import { data, useSearchParams } from 'react-router'
import { pageServices } from '#app/context.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { ProfileMenu } from '#app/ui/ProfileMenu.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { Buttons } from '#app/ui/style-guide/Buttons.tsx'
import { Choices } from '#app/ui/style-guide/Choices.tsx'
import { Dialogs } from '#app/ui/style-guide/Dialogs.tsx'
import { Fields } from '#app/ui/style-guide/Fields.tsx'
import { Illustrations } from '#app/ui/style-guide/Illustrations.tsx'
import { Journey } from '#app/ui/style-guide/Journey.tsx'
import { Lists } from '#app/ui/style-guide/Lists.tsx'
import { LoadingStates } from '#app/ui/style-guide/LoadingStates.tsx'
import { Messages } from '#app/ui/style-guide/Messages.tsx'
import { Money } from '#app/ui/style-guide/Money.tsx'
import { Paper } from '#app/ui/style-guide/Paper.tsx'
import { isScreen, Screens, screens } from '#app/ui/style-guide/Screens.tsx'
import styles from '#app/ui/style-guide/StyleGuide.module.css'
import { ToastProvider } from '#app/ui/Toast.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { card } from '#languages/en/screens/card.ts'
import { quickImport } from '#languages/en/screens/quick-import.ts'
import { recordings } from '#languages/en/screens/recordings.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { video } from '#languages/en/screens/video.ts'
import { viewer } from '#languages/en/screens/viewer.ts'
import type { Route } from './+types/dev-ui'

const messages = { card, quickImport, recordings, sharing, video, viewer }

export const meta = () => [{ title: 'Parts and their states' }, { name: 'robots', content: 'noindex' }]

/** For developers only: it exists where mails go to the outbox, like the mailbox. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageServices).hasOutbox) throw data(null, { status: 404 })
  return null
}

/** The style guide: every component in all its states. */
export default function DevUi() {
  const screen = useSearchParams()[0].get('screen')
  return (
    <MessagesProvider messages={messages}>
      <ToastProvider>{isScreen(screen) ? screens[screen] : <StyleGuide />}</ToastProvider>
    </MessagesProvider>
  )
}

function StyleGuide() {
  return (
    <>
      <SkipLink />
      <Masthead note="For Margaret">
        <ProfileMenu onLogout={() => {}} />
      </Masthead>
      <Journey />
      <div className={styles.sheet}>
        <Buttons />
        <Fields />
        <Choices />
        <Money />
        <Messages />
        <LoadingStates />
        <Illustrations />
        <Lists />
        <Paper />
        <Dialogs />
        <Screens />
      </div>
      <VersionLabel />
    </>
  )
}
