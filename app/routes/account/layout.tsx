import { Outlet, useLocation, useNavigationType } from 'react-router'
import { account } from '#languages/en/screens/account.ts'
import { useClientState } from '../../draft/use-client-state.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'

/** The same object at every render: words that change would load everything again. */
const messages = { account }

/** What the screens of an account share: who is signed in, the stored draft, their words. */
export default function AccountLayout() {
  useClientState()
  useViewChange(useLocation().pathname, { arrived: useNavigationType() !== 'POP', keepsScroll: true })
  return (
    <MessagesProvider messages={messages}>
      {/* Around all of them: an edit screen says 'Saved' while it gives way to the dashboard. */}
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </MessagesProvider>
  )
}
