import { Masthead } from '#app/ui/Masthead.tsx'
import { ProfileMenu } from '#app/ui/ProfileMenu.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { Buttons } from '#app/ui/sheet/Buttons.tsx'
import { Choices } from '#app/ui/sheet/Choices.tsx'
import { Dialogs } from '#app/ui/sheet/Dialogs.tsx'
import { Fields } from '#app/ui/sheet/Fields.tsx'
import { Journey } from '#app/ui/sheet/Journey.tsx'
import { Messages } from '#app/ui/sheet/Messages.tsx'
import { Paper } from '#app/ui/sheet/Paper.tsx'
import styles from '#app/ui/sheet/Sheet.module.css'
import { Spots } from '#app/ui/sheet/Spots.tsx'
import { Waits } from '#app/ui/sheet/Waits.tsx'
import { ToastProvider } from '#app/ui/Toast.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'

export const meta = () => [{ title: 'Parts and their states' }, { name: 'robots', content: 'noindex' }]

/** Every part of the interface in all its states, to be looked at while changing one. */
export default function DevUi() {
  return (
    <ToastProvider>
      <SkipLink />
      <Masthead note="For Margaret">
        <ProfileMenu onLogout={() => {}} />
      </Masthead>
      <Journey />
      <div className={styles.sheet}>
        <Buttons />
        <Fields />
        <Choices />
        <Messages />
        <Waits />
        <Spots />
        <Paper />
        <Dialogs />
      </div>
      <VersionLabel />
    </ToastProvider>
  )
}
