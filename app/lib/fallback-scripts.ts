/**
 * Why the fallback page is shown: no script, a browser that lacks what the app needs, or scripts that failed to load.
 */
type FallbackReason = 'off' | 'old' | 'lost'

declare global {
  interface Window {
    /**
     * Shows the fallback page in place of the page (only pages with the router have one) and leaves presses to the
     * browser.
     */
    giveUp?: (reason: FallbackReason) => void
  }
}

/**
 * Runs first in the head of a page, in syntax that every browser knows (ES5). A page with the router comes with
 * `data-plain="off"`, so it shows its fallback page (`plain.css`) unless this runs. It tests for the newest features
 * that the app needs and our supported browsers have; never for a browser's name. (docs/browsers.md,
 * docs/decisions/0044)
 */
export const fallbackScript = `(function(root){
var plain=root.hasAttribute('data-plain')
root.removeAttribute('data-plain')
window.giveUp=function(reason){
window.earlyPress='never'
if(plain)root.setAttribute('data-plain',reason)
}
if(![].toSpliced||!window.OffscreenCanvas)giveUp('old')
})(document.documentElement);`

/**
 * Runs at the end of the fallback page: adds the part of the address after `#`, which never reaches a server, and makes
 * Copy work.
 */
export const copyAddressScript = `(function(address,copy,said){
address.appendChild(document.createTextNode(location.hash))
copy.hidden=false
copy.onclick=function(){
getSelection().selectAllChildren(address)
if(document.execCommand('copy'))said.hidden=false
}
})(document.getElementById('plain-address'),document.getElementById('plain-copy'),document.getElementById('plain-copied'))`
