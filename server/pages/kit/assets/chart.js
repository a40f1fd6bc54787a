// Says each value of a picture.
const own = (shape) => shape?.querySelector(':scope > title')?.textContent
for (const box of document.querySelectorAll('.plot, .treemap, .icicle, .whole-bar')) {
  const plot = box.querySelector('[data-x]')
  const xs = plot?.dataset.x.split(' ').map(Number)
  const shapes = plot ? [] : [...box.querySelectorAll('title')].map((each) => each.parentElement)
  const texts = plot
    ? plot.dataset.said.split('|')
    : shapes.map((shape) => [own(shape.parentElement.closest('g')), own(shape)].filter(Boolean).join(' · '))
  const said = document.createElement('output')
  said.className = 'said'
  box.after(said)
  const cursor = document.createElement('i')
  cursor.className = 'cursor'
  cursor.hidden = true
  plot?.append(cursor)
  let at = -1
  const show = (next) => {
    if (!(next in texts)) return
    shapes[at]?.classList.remove('told')
    at = next
    said.textContent = texts[at]
    shapes[at]?.classList.add('told')
    cursor.hidden = false
    if (xs) cursor.style.left = `${xs[at] / 10}%`
  }
  const point = ({ clientX: x, target }) => {
    if (!plot) return show(shapes.findLastIndex((shape) => shape.contains(target)))
    const { left, width } = plot.getBoundingClientRect()
    const far = xs.map((at) => Math.abs(at - (1000 * (x - left)) / width))
    show(far.indexOf(Math.min(...far)))
  }
  let fresh
  box.onpointermove = point
  // A first tap shows the values; the second one follows the link.
  box.onpointerdown = (event) => {
    const was = at
    point(event)
    fresh = event.pointerType === 'touch' && at !== was
  }
  // A handler that returns false stops the link.
  box.onclick = (event) => {
    if (fresh) event.preventDefault()
  }
  box.addEventListener('focusin', ({ target }) => {
    if (target.matches(':focus-visible')) show(shapes.findIndex((shape) => target.contains(shape)))
  })
  if (!box.querySelector('a')) (plot ?? box).tabIndex = 0
  box.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(at < 0 && step < 0 ? texts.length - 1 : at + step)
  }
}
