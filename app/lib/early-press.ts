import { useEffect, useState } from 'react'

declare global {
  interface Window {
    /**
     * The last button that was pressed before the page was hydrated; `alive` once it is hydrated; `never` when its
     * scripts cannot run.
     */
    earlyPress?: HTMLButtonElement | 'alive' | 'never' | undefined
  }
}

/**
 * Runs inline in the head of a page, so that it listens before other scripts arrive: on a slow connection a button can
 * be seen and pressed long before React handles it. Forms that work without script are left to the browser, and so is
 * everything when scripts do not arrive (fallback-scripts.ts).
 */
export const earlyPressScript = `addEventListener('click',function hear(event){
if(window.earlyPress==='alive'||window.earlyPress==='never')return removeEventListener('click',hear,true)
var button=event.target.closest&&event.target.closest('button')
if(!button||(button.form&&button.form.method==='post'))return
event.preventDefault()
window.earlyPress=button
},true)`

/**
 * Once the page is hydrated, presses the button that was pressed too early. Used by the root, whose effects run last.
 */
export function useEarlyPress(): void {
  const [isAlive, setAlive] = useState(false)
  // One render later, the effects of the page's parts, such as reading what was typed, have run as well.
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    if (!isAlive) return
    const button = window.earlyPress
    window.earlyPress = 'alive'
    if (button instanceof HTMLButtonElement && button.isConnected) button.click()
  }, [isAlive])
}
