import type { ComponentProps, ReactNode } from 'react'
import { MessagesProvider } from '../../messages/index.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

interface Props extends Pick<ComponentProps<typeof MessagesProvider>, 'messages'> {
  children: ReactNode
}

/** The frame of a screen for signed-in people: the masthead above it, the version below. */
export function SignedInFrame({ messages, children }: Props) {
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead />
      {children}
      <VersionLabel />
    </MessagesProvider>
  )
}
