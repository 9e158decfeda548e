import type { ComponentProps, ReactNode } from 'react'
import { MessagesProvider } from '../../messages/index.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import { useLogout } from './use-logout.tsx'

interface Props extends Pick<ComponentProps<typeof MessagesProvider>, 'messages'> {
  /** Of `useSignedInScreen`. */
  isSignedIn: boolean
  logOut: () => Promise<void>
  children: ReactNode
}

/** The frame of a screen for signed-in people: the masthead with their menu above it, the version below. */
export function SignedInFrame({ messages, isSignedIn, logOut, children }: Props) {
  const logout = useLogout(logOut)
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      {children}
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
