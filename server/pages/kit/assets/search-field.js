// Adds suggestions to the search field, by mouse and by keyboard; the key / leads there. Says where sliders stand, and
// opens what is folded for print and where an address leads into it. Without the script the pages are complete.
const field = document.querySelector('#q')
const list = document.createElement('ul')
list.id = 'suggestions'
list.className = 'suggestions'
list.hidden = true
list.setAttribute('role', 'listbox')
list.setAttribute('aria-label', field.placeholder)
field.after(list)
for (const [name, value] of Object.entries({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': list.id,
}))
  field.setAttribute(name, value)

let found = []
let at = -1
let asked = ''
let timer = 0

function show(rows) {
  found = rows
  at = -1
  list.replaceChildren(
    ...rows.map(({ name, detail }, index) => {
      const item = document.createElement('li')
      item.id = `suggestion-${index}`
      item.setAttribute('role', 'option')
      item.setAttribute('aria-selected', 'false')
      const more = document.createElement('small')
      more.textContent = detail
      item.append(name, more)
      item.addEventListener('mousedown', (event) => {
        event.preventDefault()
        location.assign(found[index].href)
      })
      return item
    }),
  )
  list.hidden = rows.length === 0
  field.setAttribute('aria-expanded', String(!list.hidden))
  field.removeAttribute('aria-activedescendant')
}

function choose(index) {
  list.children[at]?.setAttribute('aria-selected', 'false')
  at = (index + found.length) % found.length
  list.children[at].setAttribute('aria-selected', 'true')
  field.setAttribute('aria-activedescendant', list.children[at].id)
}

async function suggest() {
  const question = field.value.trim()
  asked = question
  if (question.length < 2) return show([])
  const parameters = new URLSearchParams({ q: question })
  for (const { name, value } of field.form.querySelectorAll('input[type=hidden]')) parameters.set(name, value)
  const address = `${field.dataset.suggest}?${parameters}`
  const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => null)
  // The reader may have typed on meanwhile.
  if (asked === question && document.activeElement === field) show(answer?.ok ? await answer.json() : [])
}

field.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(suggest, 150)
})
addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  field.focus()
})
field.addEventListener('blur', () => show([]))
field.addEventListener('keydown', (event) => {
  if (list.hidden) return
  if (event.key === 'ArrowDown') choose(at + 1)
  else if (event.key === 'ArrowUp') choose(at < 0 ? found.length - 1 : at - 1)
  else if (event.key === 'Escape') show([])
  else if (event.key === 'Enter' && at >= 0) location.assign(found[at].href)
  else return
  event.preventDefault()
})

// Buttons that copy an address are there where a browser lets a page copy.
if (navigator.clipboard)
  for (const button of document.querySelectorAll('button.copy')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy)
      button.textContent = button.dataset.copied
    })
  }

for (const slider of document.querySelectorAll('input[type=range]')) {
  const say = () => {
    const at = Number(slider.value).toLocaleString(document.documentElement.lang)
    slider.nextElementSibling.dataset.at = `${at} %`
  }
  slider.addEventListener('input', say)
  say()
}

// Not every browser does this by itself.
function openFolds() {
  const place = document.querySelector(':target')
  const closed = [...document.querySelectorAll('details:not([open])')].filter((fold) => fold.contains(place))
  for (const fold of closed) fold.open = true
  if (closed.length > 0) place.scrollIntoView()
}
addEventListener('hashchange', openFolds)
openFolds()

addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true
})
