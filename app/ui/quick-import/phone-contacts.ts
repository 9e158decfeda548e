/** The contact picker of Android browsers; it is in no standard library yet. */
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

/** Has the person choose from their phone; one address or number each, an address where there is one. */
export async function choosePhoneContacts(): Promise<string[]> {
  const picked = (await picker()?.select(['email', 'tel'], { multiple: true })) ?? []
  return picked.flatMap(({ email, tel }) => email?.find(Boolean) ?? tel?.find(Boolean) ?? [])
}
