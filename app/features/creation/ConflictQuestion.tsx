import type { ComponentProps } from 'react'
import { MessagesProvider } from '#app/messages/index.tsx'
import { ConflictDialog } from '#app/saving/conflict/ConflictDialog.tsx'
import { conflict } from '#languages/en/screens/conflict.ts'

/** Must be the same object at every render. */
const messages = { conflict }

/** Asks about a conflict; its messages are loaded with it. */
export function ConflictQuestion(props: ComponentProps<typeof ConflictDialog>) {
  return (
    <MessagesProvider messages={messages}>
      <ConflictDialog {...props} />
    </MessagesProvider>
  )
}
