import { menuGroups, menuIcons } from './menu';
import type { Resource } from './resource';

type Registry = Readonly<Record<string, Resource>>;
type Report = (place: string, fault: string) => void;

/** An entry of the menu has a known group and picture and a place of its own, and is of a resource that stands in a menu. */
export function checkMenu(resource: Resource, resources: Registry, report: Report): void {
  const { menu, client } = resource;
  if (menu) {
    if (!Object.hasOwn(menuGroups, menu.group))
      report('menu', `is in the group "${menu.group}"; groups are ${Object.keys(menuGroups).join(', ')}`);
    if (!menuIcons.includes(menu.icon)) report('menu', `has the picture "${menu.icon}"; pictures are ${menuIcons.join(', ')}`);
    if (!isEntry(resource)) report('menu', 'names a place, and its list stands in no menu');
    const twin = Object.values(resources).find(
      (other) => other.name !== resource.name && other.menu?.group === menu.group && other.menu.place === menu.place,
    );
    if (twin) report('menu', `has the place ${menu.place} of "${menu.group}", which is that of ${twin.name}`);
  }
  for (const { icon, with: others = [] } of client?.thumb ?? []) {
    if (!menuIcons.includes(icon)) report('client.thumb', `has the picture "${icon}"; pictures are ${menuIcons.join(', ')}`);
    for (const name of others) if (!resources[name]) report('client.thumb', `leads to "${name}", which is not a resource`);
  }
}

/** Whether its list is an entry of a menu, rather than reached from elsewhere. */
function isEntry({ screens, within, under, beneath, client }: Resource): boolean {
  return client?.menu === true || !(screens === false || within || under || beneath);
}
