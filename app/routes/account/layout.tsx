import { Outlet, useLocation, useNavigationType } from 'react-router'
import { account } from '#languages/en/screens/account.ts'
import { useClientState } from '../../draft/use-client-state.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'

/** Must be the same object at every render: a change would load everything again. */
const messages = { account }

/** What all account screens share: session, stored draft, messages. */
export default function AccountLayout() {
  useClientState()
  useViewChange(useLocation().pathname, { arrived: useNavigationType() !== 'POP', keepsScroll: true })
  return (
    <MessagesProvider messages={messages}>
      {/* Outside all screens, since an edit screen shows 'Saved' while the dashboard replaces it. */}
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </MessagesProvider>
  )
}
