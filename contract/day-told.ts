interface Day {
  uuid: string
  memorialDate: string | null
  programme?: readonly { uuid: string; date: string | null; isCancelled: boolean }[]
}

/**
 * The day that is told with the name, on cards and on the picture of a link: the memorial's date; where its first part was
 * called off, that of the first part that takes place. Null where none does.
 */
export function dayTold({ uuid, memorialDate, programme = [] }: Day): string | null {
  const isOff = programme.some((event) => event.uuid === uuid && event.isCancelled)
  if (!isOff) return memorialDate
  return programme.find(({ date, isCancelled }) => date !== null && !isCancelled)?.date ?? null
}
