import { type ReactNode, useMemo } from 'react'
import { Masthead } from '#app/ui/Masthead.tsx'
import { ProfileMenu } from '#app/ui/ProfileMenu.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { type Frame, FrameContext } from './frame.ts'

interface Props extends Frame {
  onLogout: () => void
  children: ReactNode
}

/** What stands around every edit screen: the way home, the account, the version. */
export function EditFrame({ isSignedIn, memorialUuid, ledAway, isStoring, onLogout, children }: Props) {
  const frame = useMemo(
    () => ({ isSignedIn, memorialUuid, ledAway, isStoring }),
    [isSignedIn, memorialUuid, ledAway, isStoring],
  )
  return (
    <FrameContext value={frame}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={onLogout} />}</Masthead>
      {children}
      <VersionLabel />
    </FrameContext>
  )
}
