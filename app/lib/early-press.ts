import { useEffect, useState } from 'react'

declare global {
  interface Window {
    /** The last button that was pressed before the page was alive; `alive` once it is; `never` when it will not be. */
    earlyPress?: HTMLButtonElement | 'alive' | 'never' | undefined
  }
}

/**
 * Stands inline at the head of a page, so that it listens before any script has come: on a slow line a button can be
 * seen, and pressed, long before React hears of it. Forms that work without script are left to the browser, and so is
 * everything where scripts do not come (fallback-scripts.ts).
 */
export const earlyPressScript = `addEventListener('click',function hear(event){
if(window.earlyPress==='alive'||window.earlyPress==='never')return removeEventListener('click',hear,true)
var button=event.target.closest&&event.target.closest('button')
if(!button||(button.form&&button.form.method==='post'))return
event.preventDefault()
window.earlyPress=button
},true)`

/** Presses, once the page is alive, what was pressed too early. For the root, whose effects run last. */
export function useEarlyPress(): void {
  const [isAlive, setAlive] = useState(false)
  // One render later, what its parts did when they came alive, such as reading what was typed, is done as well.
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    if (!isAlive) return
    const button = window.earlyPress
    window.earlyPress = 'alive'
    if (button instanceof HTMLButtonElement && button.isConnected) button.click()
  }, [isAlive])
}
