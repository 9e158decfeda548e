import { data } from 'react-router'

/** Every address that no route answers: the error page of the root shows it, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
