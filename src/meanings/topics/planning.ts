import { counter, number, numberBehind, once, oneOf, picked, pool, text, weighted, words } from '../builders/forms.ts';
import { between, listOf, measure, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { capital, spaced, TASKS, VERBS } from './chores.ts';

const CODENAMES = words(
  'Acorn Albatross Amber Andromeda Apollo Aspen Atlas Aurora Avalanche Basil Beacon Birch Bluebird Bonsai Borealis Breeze Canyon Cascade Cedar Comet Compass Coral Cypress Dahlia Delta Dolphin Eclipse Ember Everest Falcon Fern Firefly Galaxy Glacier Granite Harbor Hazel Helios Horizon Iris Ivory Jade Jasper Juniper Keystone Lagoon Lantern Lighthouse Lotus Lunar Magnolia Maple Marble Meadow Mercury Meridian Mistral Monsoon Nebula Nimbus Oasis Obsidian Olive Onyx Opal Orchid Orion Osprey Pebble Phoenix Pinnacle Polaris Prism Quartz Quasar Raven Redwood Ripple Sage Sapphire Sequoia Sierra Solstice Sparrow Summit Sunrise Tempest Thistle Tidal Topaz Tundra Umbra Vega Velvet Vertex Willow Zenith Zephyr',
);

const WORK = words('Replace Inspect Repair Service Clean Test Check');
const MACHINES = listOf(
  'water pump, conveyor belt, air filter, boiler, compressor, fire alarm panel, elevator door, cooling fan, gearbox, hydraulic hose, emergency lights, roof drain, backup generator, pressure valve, garage door, air conditioner, heat pump, circuit breaker, packing machine, forklift battery, sprinkler line, exhaust hood',
);

/** The project that the row is about. */
const codename = once(() => picked('project', CODENAMES));

/** What is planned and done. */
export const planning: readonly MeaningRow[] = [
  {
    name: 'plan.pipeline',
    names:
      'pipeline, pipeline|workflow|step|phase name, build|stage|milestone/name, workflow, ci job, stage, pipeline|deploy|deal|current|lifecycle stage, build|job|workflow|process|current|wizard step, phase, milestone, milestone/title, pipeline/stage',
    texts: once(() => [[oneOf('Plan Prepare Design Build Test Review Approve Release Deploy Verify Monitor Close')]]),
    unique: once(() => [
      [
        oneOf('Plan Prepare Design Build Test Review Approve Release Deploy Verify Monitor Close'),
        ...numberBehind(' '),
      ],
    ]),
  },
  measure(
    'story points',
    'story point, point estimate',
    between(1, 21, weightsBy({ 1: 16, 2: 24, 3: 28, 5: 20, 8: 9, 13: 3 })),
  ),
  {
    name: 'plan.sprint',
    names: 'sprint, iteration, sprint|iteration name, sprint|iteration title',
    texts: once(() => [[text('Sprint '), number(1, 48)]]),
    unique: once(() => [[text('Sprint'), ...numberBehind(' ')]]),
    few: 8,
  },
  {
    name: 'plan.project',
    names:
      'initiative|space|portfolio|mission|notebook|scenario|simulation|playbook|strategy|backlog|roadmap|job site/name, project|code|workspace|board|epic|case|dashboard name, project title, board|epic|workspace|proposal|operation|dashboard|notebook/title, project, initiative, product/code name, code name of project, epic, space, portfolio, proposal, scenario, campaign/project',
    texts: once(() => [
      [
        codename(),
        text(' '),
        oneOf('Platform Portal Migration Redesign Rollout Integration Upgrade Launch Program Initiative'),
      ],
      [codename()],
    ]),
    unique: once(() => [
      [
        codename(),
        text(' '),
        oneOf('Platform Portal Migration Redesign Rollout Integration Upgrade Launch Program Initiative'),
        ...numberBehind(' '),
      ],
    ]),
  },
  {
    name: 'plan.task',
    names:
      'todo|checklist item|card|ticket|work item|todo item|subtask|deliverable|checklist|goal|objective|chore|routine|quest|challenge|achievement|test case|test|test plan|bug/name, todo|subtask|checklist item|card|work item|backlog item|action item|todo item|activity|todo list|user story|checklist|goal|objective|change request|challenge|achievement|mission|quest|requirement|feature request|change|merge request|test case|defect/title, task, task|assignment|test name, task|pull request title, todo, to do, story/title of task, user story, todo|todo item|work|milestone|time entry|timesheet|daily log/description, todo|task|time entry/task, issue/title of work, reminder, reminder/text, activity|task/subject, checklist/item, subtask, bug/summary, task summary, deliverable, goal, todo text, job description short',
    texts: once(() => [
      [
        pool(VERBS.map((verb) => capital(spaced(verb)))),
        text(' '),
        pool(TASKS.map(spaced)),
        text(' '),
        oneOf('page form flow list view check rules texts tests template layout step'),
      ],
      [pool(VERBS.map((verb) => capital(spaced(verb)))), text(' '), pool(TASKS.map(spaced))],
      [pool(TASKS.map((one) => capital(spaced(one))))],
    ]),
    unique: once(() => [
      [pool(VERBS.map((verb) => capital(spaced(verb)))), text(' '), pool(TASKS.map(spaced)), ...numberBehind(' #')],
    ]),
  },
  {
    name: 'plan.work on machines',
    names:
      'work order|maintenance|maintenance task|maintenance request|service order|job order|work request|repair order/title, work order/name, work order/subject, work order/summary',
    texts: once(() => [[pool(WORK), text(' '), pool(MACHINES)], [pool(MACHINES.map(capital))]]),
    unique: once(() => [[pool(WORK), text(' '), pool(MACHINES), ...numberBehind(' #')]]),
  },
  {
    name: 'plan.ticket key',
    names: 'issue|ticket|jira|task|story key, jira ticket, project key of|jira issue',
    texts: once(() => [[oneOf('APP WEB OPS DATA API CORE PAY SHOP'), text('-'), number(1, 9999)]]),
    unique: once(() => [[oneOf('APP WEB OPS DATA API CORE PAY SHOP'), text('-'), counter(1, 9_999_999, 500)]]),
  },
  {
    name: 'plan.priority',
    names: 'priority, priority|importance level, priority name|text, importance',
    texts: once(() => [
      [weighted({ low: 25, medium: 45, high: 22, urgent: 8 })],
      [weighted({ low: 3, high: 2 })],
      [weighted({ P1: 1, P2: 3, P3: 4, P4: 2 })],
      [oneOf('L M H')],
    ]),
    numbers: { first: 1, last: 5, spread: { kind: 'normal', mean: 3, deviation: 1.1 } },
  },
  {
    name: 'plan.issue type',
    names:
      'issue|ticket|task|work item|request|case|inquiry|bug|defect|work|incident|complaint|problem|service request|story type, issue kind, ticket|issue|support|request|incident|case category, tracker, issue|ticket|request/type',
    texts: once(() => [
      [weighted({ task: 35, bug: 30, feature: 15, question: 10, incident: 6, change: 4 })],
      [weighted({ bug: 3, epic: 1, task: 3 })],
    ]),
  },
];
