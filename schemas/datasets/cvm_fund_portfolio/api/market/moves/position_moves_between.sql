-- Finds the moves of each class in some assets between two months.
WITH RECURSIVE
{positions_between},
{listed_position_moves}
