/** The contact picker of Android browsers, which TypeScript's library does not declare yet. */
interface PickedContact {
  email?: string[]
  tel?: string[]
}

interface ContactPicker {
  select(properties: ('email' | 'tel')[], options: { multiple: boolean }): Promise<PickedContact[]>
}

const picker = (): ContactPicker | null =>
  'contacts' in navigator && 'ContactsManager' in window ? (navigator.contacts as ContactPicker) : null

export const hasPhoneContacts = (): boolean => picker() !== null

/** Opens the phone's contact picker; returns one address or number per contact, the address if there is one. */
export async function choosePhoneContacts(): Promise<string[]> {
  const picked = (await picker()?.select(['email', 'tel'], { multiple: true })) ?? []
  return picked.flatMap(({ email, tel }) => email?.find(Boolean) ?? tel?.find(Boolean) ?? [])
}
