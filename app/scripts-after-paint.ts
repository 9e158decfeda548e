/** The HTML of React Router's `<Scripts>`: module preloads, and the script that imports the modules. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script([^>]*) type="module"([^>]*)>([^<]*__reactRouterRouteModules[\s\S]*?)<\/script>/

/** That script ends by importing the entry; a failure of it must show our fallback page (lib/fallback-scripts.ts). */
const ENTRY = /import\(("[^"]+")\);?\s*$/

/**
 * Makes a page load its scripts after it was painted, instead of together with its style sheet, fonts and first
 * pictures: on a slow network the text can be read a second earlier, and presses before hydration are kept
 * (early-press.ts). Scripts load at once if the page is hidden, since it is not painted then, or if the browser does
 * not report paints. If a paint is not reported, as in Firefox on a page that was scrolled before, they load two frames
 * after the load event. HTML without the router's scripts is returned unchanged. (docs/decisions/0043, 0044)
 *
 * Regular expressions find these scripts, because the router has no option for it and lets nobody change its elements.
 * What they read was written by React, which escapes people's words, and by the router, whose data has no `<`: no word on
 * a page can look like these tags. The tests ask a page of the real router (docs/decisions/0003).
 *
 * @param nonce of the page's scripts
 * @param addsScript called with the script that the page will add to itself
 */
export function scriptsAfterPaint(
  html: string,
  nonce: string,
  addsScript: (code: string) => void = () => {},
): string {
  const code = MODULE.exec(html)?.[3]
  if (code === undefined) return html
  const urls: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_, url: string) => {
    urls.push(url)
    return ''
  })
  const taken = code.replace(ENTRY, "import($1).catch(function(){giveUp('lost')})")
  addsScript(taken)
  const script = `(${begin})(${inScript(urls)},${inScript(taken)},document.currentScript.nonce)`
  return withoutPreloads.replace(MODULE, () => `<script nonce="${nonce}">${script}</script>`)
}

/** Runs in the page exactly as written: plain JavaScript that every browser can parse. */
const begin = `function(urls,code,nonce){
if(window.earlyPress==='never')return
var begun=false
function add(tag,values){document.head.appendChild(Object.assign(document.createElement(tag),values))}
function lost(){giveUp('lost')}
function begin(){
if(begun)return
begun=true
urls.forEach(function(url){add('link',{rel:'modulepreload',href:url})})
add('script',{type:'module',nonce:nonce,text:code,onerror:lost})
}
function soon(){requestAnimationFrame(function(){requestAnimationFrame(begin)})}
var told=typeof PerformanceObserver==='undefined'?[]:PerformanceObserver.supportedEntryTypes||[]
addEventListener('error',function(event){if(window.earlyPress!=='alive'&&event.error instanceof SyntaxError)lost()})
if(document.hidden||!told.includes('paint'))return begin()
new PerformanceObserver(begin).observe({type:'paint',buffered:true})
document.addEventListener('visibilitychange',begin,{once:true})
if(document.readyState==='complete')soon()
else addEventListener('load',soon)
}`

/** As a literal that cannot end the script around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
