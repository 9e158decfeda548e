import { useState } from 'react'

/** Moves to a position typed as a number from 1 to `last`. With three hundred photos, single steps take too long. */
export function usePlace(last: number, onMove: (place: number) => void) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)

  function move(place: number) {
    setTyped('')
    setRefused(false)
    onMove(place)
  }

  /** Moves to the typed position. Returns false if it is not valid, and true without moving if nothing is typed. */
  function go(): boolean {
    if (typed === '') return true
    const place = Number(typed)
    const isPlace = Number.isInteger(place) && place >= 1 && place <= last
    if (isPlace) move(place - 1)
    else setRefused(true)
    return isPlace
  }

  return { typed, setTyped, refused, setRefused, move, go }
}
