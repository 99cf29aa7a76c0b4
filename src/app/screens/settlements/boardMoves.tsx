import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** Under the pointer, or nearest to where the keyboard has brought the card. */
export const columnUnder: CollisionDetection = (at) => (at.pointerCoordinates ? pointerWithin(at) : closestCenter(at));

/** Left and right go to the next column that takes the card; other keys move nothing. */
const nextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect, droppableContainers, droppableRects } = context;
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const lefts = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .sort((one, other) => (one.left - other.left) * step);
  const next = lefts.find(({ left }) => (left - collisionRect.left) * step > collisionRect.width / 2);
  return next && { x: next.left, y: next.top };
};

/** Pixels a mouse moves before it carries a card, so that a press on what is on the card stays a press; a finger rests on it first. */
const carries = { distance: 6 };
const rests = { delay: 250, tolerance: 8 };

export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: carries }),
    useSensor(TouchSensor, { activationConstraint: rests }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );

/** What those hear who do not see the card move. */
export const spoken = (
  cardOf: (id: string) => string,
  columnOf: (id: string) => string,
): { announcements: Announcements; screenReaderInstructions: { draggable: string } } => ({
  screenReaderInstructions: {
    draggable:
      'Spacja podnosi kartę. Strzałki w lewo i w prawo wybierają kolumnę, spacja upuszcza, Escape rezygnuje. To samo jest pod „Przenieś”.',
  },
  announcements: {
    onDragStart: ({ active }) => `Podniesiono kartę: ${cardOf(String(active.id))}.`,
    onDragOver: ({ over }) => (over ? `Nad kolumną ${columnOf(String(over.id))}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over
        ? `Upuszczono kartę ${cardOf(String(active.id))} w kolumnie ${columnOf(String(over.id))}.`
        : `Karta ${cardOf(String(active.id))} została na miejscu.`,
    onDragCancel: ({ active }) => `Karta ${cardOf(String(active.id))} została na miejscu.`,
  },
});
