import { Outlet } from 'react-router'
import { useClientState } from '../../draft/start.ts'
import { account } from '../../messages/en/account.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'

/** What the screens of an account share: who is signed in, the stored draft, their words. */
export default function AccountLayout() {
  useClientState()
  return (
    <MessagesProvider messages={{ account }}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </MessagesProvider>
  )
}
