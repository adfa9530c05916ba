import { type BelievableTable, every, most, over } from '../expectation.ts';
import { displayName, fullName, label, prose } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { inOrder, onlyWhen, thereWhen, timeBetween } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, varied } from '../judges/statistics.ts';

export const leaveRequests: BelievableTable = {
  name: 'leave_requests',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE LeaveRequests (
      Id              INT AUTO_INCREMENT PRIMARY KEY,
      EmployeeName    VARCHAR(60),
      LeaveType       VARCHAR(20),
      StartDate       DATE NOT NULL,
      EndDate         DATE NOT NULL,
      Days            INT,
      RequestedAt     DATETIME,
      Status          ENUM('pending','approved','rejected','cancelled') NOT NULL,
      ApprovedBy      VARCHAR(60),
      ApprovedAt      DATETIME,
      RejectedAt      DATETIME,
      RejectionReason VARCHAR(200)
    )`,
  expectations: [
    every('EmployeeName', fullName),
    over('EmployeeName', nullShare(0, 0.06)),
    over('EmployeeName', varied(0.5)),
    every('LeaveType', label),
    over('LeaveType', distinctBetween(3, 15)),
    every(['StartDate', 'EndDate'], inOrder),
    every(['StartDate', 'EndDate', 'Days'], timeBetween('days')),
    every('Days', between(0, 60)),
    over('Days', medianBetween(1, 15)),
    most(0.95, ['RequestedAt', 'StartDate'], inOrder),
    every('RequestedAt', recent),
    every(['RequestedAt', 'ApprovedAt'], inOrder),
    every(['RequestedAt', 'RejectedAt'], inOrder),
    every(['ApprovedAt', 'Status'], onlyWhen(/approved/)),
    every(['ApprovedAt', 'Status'], thereWhen(/approved/)),
    every(['ApprovedBy', 'Status'], onlyWhen(/approved/)),
    every('ApprovedBy', displayName),
    every(['RejectedAt', 'Status'], onlyWhen(/rejected/)),
    every(['RejectionReason', 'Status'], onlyWhen(/rejected/)),
    every('RejectionReason', prose(3)),
  ],
};
