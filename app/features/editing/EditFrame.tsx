import { type ReactNode, useMemo } from 'react'
import { Masthead } from '#app/ui/Masthead.tsx'
import { ProfileMenu } from '#app/ui/ProfileMenu.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { EditContext, type EditContextValue } from './edit-context.ts'

interface Props extends EditContextValue {
  onLogout: () => void
  children: ReactNode
}

/** The frame of every edit screen: home link, account menu, version. */
export function EditFrame({
  isSignedIn,
  memorialUuid,
  redirectOnAuthError,
  isStoring,
  onLogout,
  children,
}: Props) {
  const frame = useMemo(
    () => ({ isSignedIn, memorialUuid, redirectOnAuthError, isStoring }),
    [isSignedIn, memorialUuid, redirectOnAuthError, isStoring],
  )
  return (
    <EditContext value={frame}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={onLogout} />}</Masthead>
      {children}
      <VersionLabel />
    </EditContext>
  )
}
