import { useState } from 'react'
import { useNavigate } from 'react-router'
import { draftStore } from '#app/draft/hooks.ts'
import { signOutHere } from '#app/lib/sign-out.ts'
import { LeaveDialog } from '#app/saving/LeaveDialog.tsx'
import { ProfileMenu } from '#app/ui/ProfileMenu.tsx'

/** Profile and Logout. Logout removes every draft from this device, so it asks first about unsaved ones. */
export function AccountMenu() {
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)

  async function logOut() {
    await signOutHere()
    await navigate('/login')
  }

  function ask() {
    if (draftStore.listUnsavedDrafts().length > 0) setAsked(true)
    else void logOut()
  }

  return (
    <>
      <ProfileMenu onLogout={ask} />
      {asked && <LeaveDialog of="logout" onStay={() => setAsked(false)} onLeave={logOut} />}
    </>
  )
}
